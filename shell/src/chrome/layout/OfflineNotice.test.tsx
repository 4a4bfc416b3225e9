import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { QueryClientProvider, useQuery } from '@lectern/shared/query';
import { createQueryClient } from '../../state/queryClient';
import { OfflineNotice } from './OfflineNotice';

function Books() {
  const { data, isError } = useQuery({
    queryKey: ['books'],
    queryFn: () => (navigator.onLine ? Promise.resolve('Bread') : Promise.reject(new Error('Failed to fetch'))),
  });
  return <p>{isError ? 'failed' : data}</p>;
}

test('a page that was opened offline loads what failed once the network is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const client = createQueryClient();
  const page = (parts: ReactNode) => (
    <QueryClientProvider client={client}>
      <Books />
      {parts}
    </QueryClientProvider>
  );
  const { rerender } = render(page(null));
  expect(await screen.findByText('failed')).toBeVisible();
  // The notice loads after the page.
  rerender(page(<OfflineNotice className={undefined} />));
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Bread')).toBeVisible();
  online.mockRestore();
});
