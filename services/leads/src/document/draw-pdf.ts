import { fileURLToPath } from 'node:url';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import { Piscina } from 'piscina';
import type { PdfDocument } from './page.js';

/** The thread keeps parsed fonts in memory, so it is stopped after this idle time. */
const idleMs = 30_000;
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/**
 * `visitor`: a visitor waits for the file. `email`: low priority, so that it takes no CPU time from requests.
 * Under load, the first rendering at the lower priority took 25 seconds, which is longer than a visitor's
 * request lasts, but less than one at normal priority.
 */
export type PdfReader = 'visitor' | 'email';
const niceness = { visitor: 0, email: 10 } as const satisfies Record<PdfReader, number>;

const threadFor = (reader: PdfReader) =>
  new Piscina<PdfDocument, string>({
    filename: fileURLToPath(new URL(`./draw-pdf-thread.${extension}`, import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    niceIncrement: niceness[reader],
  });

/** Renders documents as files, one at a time for each kind of reader, in separate threads. */
@Injectable()
export class DrawPdf implements OnApplicationShutdown {
  private readonly threads = { visitor: threadFor('visitor'), email: threadFor('email') };
  /** A repeated request waits for the rendering in progress. */
  private readonly inProgress = new Map<string, Promise<string>>();

  async run(filename: string, document: PdfDocument, reader: PdfReader): Promise<FileContent> {
    return { filename, contentType: 'application/pdf', base64: await this.drawn(document, reader) };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.threads).map((thread) => thread.destroy()));
  }

  private drawn(document: PdfDocument, reader: PdfReader): Promise<string> {
    const key = `${reader} ${JSON.stringify(document)}`;
    const known = this.inProgress.get(key);
    if (known) return known;
    const drawing = this.threads[reader].run(document).finally(() => this.inProgress.delete(key));
    this.inProgress.set(key, drawing);
    return drawing;
  }
}
