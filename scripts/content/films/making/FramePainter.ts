import { chromium, type Browser, type Page } from 'playwright-core';
import { HEIGHT, WIDTH } from '../drawing/frame';

/** Renders frames of a film from SVG to PNG, in a browser. */
export class FramePainter {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  /** Starts the browser that `LECTERN_CHROMIUM` names, by default Debian's. Rejects if there is none. */
  static async start(): Promise<FramePainter> {
    const executablePath = process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    await page.setContent('<body style="margin: 0; overflow: hidden"></body>');
    return new FramePainter(browser, page);
  }

  /** Resolves to the frame as PNG, 960 × 540 pixels. */
  async paint(svg: string): Promise<Buffer> {
    await this.page.evaluate(`document.body.innerHTML = ${JSON.stringify(svg)}`);
    return this.page.screenshot({ type: 'png' });
  }

  stop(): Promise<void> {
    return this.browser.close();
  }
}
