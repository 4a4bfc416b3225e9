import { surviveLostOutput } from './output/surviveLostOutput';
import { run } from './program';

surviveLostOutput();
void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
