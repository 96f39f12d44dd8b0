import { Injectable } from '@nestjs/common';
import type { Tour } from '@valam/contracts/catalog/tour.schema';
import type { FileContent } from '@valam/contracts/leads/booking.schema';
import type { DocumentName } from '@valam/contracts/leads/lead.schema';
import { LeadsConfig } from '../config.js';
import { DrawPdf } from './draw-pdf.js';
import { tourDocument, tourDocumentFile } from './tour-documents.js';

/** The documents of a tour as files. */
@Injectable()
export class DocumentsOfTour {
  constructor(
    private readonly drawPdf: DrawPdf,
    private readonly config: LeadsConfig,
  ) {}

  draw(names: readonly DocumentName[], tour: Tour | null, at: Date): Promise<FileContent[]> {
    const brand = this.config.BRAND_NAME;
    const contact = `${this.config.BRAND_EMAIL}, ${this.config.BRAND_PHONE}`;
    return Promise.all(
      names.map((name) =>
        this.drawPdf.run(
          tourDocumentFile(name, tour),
          tourDocument(name, { tour, brand, contact, at }),
          'email',
        ),
      ),
    );
  }
}
