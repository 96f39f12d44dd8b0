/**
 * A worker thread that draws documents: measuring text takes longer than any other work for a booking. It imports
 * nothing of the service, so that it starts from sources as well as from the build.
 */
import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { PdfDocument, PdfPart, TableRow } from './page.js';

const require = createRequire(import.meta.url);
/**
 * Parsed once for all documents: fontkit decodes a font's tables on first use, which takes six times as long as drawing
 * a receipt.
 */
const regularFont = parsedFont(
  require.resolve('@expo-google-fonts/anek-latin/400Regular/AnekLatin_400Regular.ttf'),
);
const strongFont = parsedFont(
  require.resolve('@expo-google-fonts/anek-latin/600SemiBold/AnekLatin_600SemiBold.ttf'),
);

const mm = 72 / 25.4;
const margin = 20 * mm;
const footHeight = 60;
const colors = {
  body: '#0B4A58',
  border: '#93281A',
  zari: '#E6A117',
  ink: '#1C1A1F',
  soft: '#55515A',
  rule: '#CBC7BF',
};

/** Returns the file, as base64. The font has the rupee sign and the letters of the Sanskrit names. */
export default async function drawPdf(document: PdfDocument): Promise<string> {
  const drawing = new Drawing(document);
  for (const part of document.parts) drawing.add(part);
  const file = await drawing.finish(document.foot);
  return file.toString('base64');
}

/** A4 pages in the site's design. */
class Drawing {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly width: number;

  constructor({ title, brand, at }: PdfDocument) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin,
      lang: 'en',
      tagged: true,
      displayTitle: true,
      // No built-in font is parsed if the document uses none.
      font: '',
      info: { Title: title, Author: brand, CreationDate: at },
    });
    this.width = this.pdf.page.width - 2 * margin;
    this.pdf.registerFont('regular', regularFont).registerFont('strong', strongFont);
    this.band();
    this.pdf.font('strong').fontSize(13).fillColor(colors.body).text(brand);
    this.pdf.moveDown(0.8).fontSize(24).fillColor(colors.ink).text(title).moveDown(0.6);
  }

  add(part: PdfPart): void {
    switch (part.kind) {
      case 'heading':
        return this.heading(part.text);
      case 'text':
        return this.text(part.text);
      case 'list':
        return this.list(part.items);
      case 'table':
        return this.table(part.rows, part.shares);
    }
  }

  /** Draws the footer with the dots of a group of twelve. */
  async finish(foot: string): Promise<Buffer> {
    if (this.pdf.y + footHeight > this.pdf.page.height - margin) this.pdf.addPage();
    this.pdf.moveDown(1.2);
    const top = this.pdf.y;
    for (let dot = 0; dot < 12; dot++)
      this.pdf.circle(margin + 4 + (dot % 4) * 9, top + 4 + Math.floor(dot / 4) * 9, 1.6).fill(colors.border);
    this.pdf
      .font('regular')
      .fontSize(8.5)
      .fillColor(colors.soft)
      .text(foot, margin + 48, top, { width: this.width - 48, lineGap: 1 });
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  private heading(text: string): void {
    this.pdf
      .moveDown(0.8)
      .font('strong')
      .fontSize(13)
      .fillColor(colors.body)
      .text(text, margin)
      .moveDown(0.3);
  }

  private text(text: string): void {
    this.pdf
      .font('regular')
      .fontSize(10.5)
      .fillColor(colors.ink)
      .text(text, margin, undefined, { width: this.width, lineGap: 2 });
    this.pdf.moveDown(0.4);
  }

  private list(items: readonly string[]): void {
    this.pdf.font('regular').fontSize(10.5).fillColor(colors.ink);
    for (const item of items)
      this.pdf.text(`•  ${item}`, margin, undefined, { width: this.width, indent: 0, lineGap: 2 });
    this.pdf.moveDown(0.4);
  }

  /** Rows under hairlines; the last column is aligned to the right. */
  private table(rows: readonly TableRow[], shares: readonly number[]): void {
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const widths = shares.map((share) => (share / whole) * this.width);
    for (const row of rows) this.row(row, widths);
    this.pdf.moveDown(0.6);
    this.pdf.x = margin;
  }

  private band(): void {
    const { width } = this.pdf.page;
    this.pdf.rect(0, 0, width, 3).fill(colors.zari);
    this.pdf.rect(0, 3, width, 16).fill(colors.body);
    this.pdf.rect(0, 19, width, 5).fill(colors.border);
    this.pdf.y = margin;
  }

  private row({ cells, isStrong }: TableRow, widths: readonly number[]): void {
    this.pdf
      .font(isStrong ? 'strong' : 'regular')
      .fontSize(10)
      .fillColor(colors.ink);
    const height = Math.max(
      ...cells.map((cell, at) => this.pdf.heightOfString(cell, { width: (widths[at] ?? 0) - 8 })),
    );
    if (this.pdf.y + height + 10 > this.pdf.page.height - margin) this.pdf.addPage();
    const top = this.pdf.y;
    let left = margin;
    cells.forEach((cell, at) => {
      const width = widths[at] ?? 0;
      const align = at === cells.length - 1 && cells.length > 1 ? 'right' : 'left';
      this.pdf.text(cell, left, top + 5, { width: width - (align === 'right' ? 0 : 8), align });
      left += width;
    });
    this.pdf.y = top + height + 10;
    this.pdf
      .moveTo(margin, this.pdf.y)
      .lineTo(margin + this.width, this.pdf.y)
      .lineWidth(0.5)
      .stroke(colors.rule);
  }
}

function parsedFont(file: string): PDFKit.Mixins.PDFFontSource {
  const font = openSync(file) as Font;
  // pdfkit takes parsed fonts since 0.20.0; its types do not say so yet.
  return font as unknown as PDFKit.Mixins.PDFFontSource;
}
