import { runFrame } from './frame/runFrame';
import { openPdf } from './pdf/openPdf';

runFrame(openPdf);
