import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { Piscina } from 'piscina';
import type { PdfDocument } from './page.js';

/** The thread has the parsed fonts in memory, so it is stopped after this idle time. */
const idleMs = 30_000;
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** Renders documents as files, one at a time, in a thread of lower priority. */
@Injectable()
export class DrawPdf implements OnApplicationShutdown {
  private readonly pool = new Piscina<PdfDocument, string>({
    filename: fileURLToPath(new URL(`./draw-pdf-thread.${extension}`, import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    niceIncrement: 10,
  });

  async run(filename: string, document: PdfDocument): Promise<FileContent> {
    return { filename, contentType: 'application/pdf', base64: await this.pool.run(document) };
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.destroy();
  }
}
