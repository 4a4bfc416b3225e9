import type { Auth } from 'firebase/auth';
import { byMailedLink } from './otherSignIn';

test('an address that is no sign-in link rejects as an invalid one, and sends nothing', async () => {
  const result = byMailedLink({} as Auth, 'ada@lectern.example', 'https://lectern.example/sign_in');
  await expect(result).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
});
