import { Injectable } from '@nestjs/common';
import type { ImportReport } from '@valam/contracts/catalog/content-actions';
import { fieldKinds } from '@valam/contracts/shared/field-kind';
import { fieldsOf } from '@valam/contracts/shared/fields-of';
import { invalidFields, ProblemError } from '@valam/contracts/shared/problem';
import { readInput } from '@valam/service-kit/admin/read-values';
import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { ContentEntity } from '../content/content.entity.js';
import type { EditableContent, Values } from './editable-content.js';
import { ContentWriter } from './content-writer.js';
import { fromCells, fromCsv, toCsv, type Row } from './csv.js';
import { exportPages, sizesIn, type SizedRow } from './export-pages.js';

/** Inserts or updates a row for its entity. */
export interface RowWriter {
  create(tx: EntityManager, values: Values): Promise<unknown>;
  update(tx: EntityManager, id: string, values: Values): Promise<unknown>;
}

/** A page by its number, or the one after a row. */
export interface ExportPage {
  readonly page?: number | undefined;
  readonly after?: string | undefined;
}

/** Thrown to roll back all changes of a dry run. */
class Undo extends Error {}

/** Imports and exports CSV. Rows are matched by `id`, then by `slug`; others are new drafts. */
@Injectable()
export class ContentCsv {
  constructor(private readonly desk: ContentWriter) {}

  async export<E extends ContentEntity>(
    tx: EntityManager,
    { kind, definition }: EditableContent<E>,
    { page = 1, after }: ExportPage,
  ): Promise<{ csv: string; total: number; pages: number; next: string | null }> {
    const { tableName } = tx.dataSource.getMetadata(kind.entity);
    const sizes = await tx.query<SizedRow[]>(sizesIn(tableName));
    const pages = exportPages(after === undefined ? sizes : sizes.filter(({ id }) => id > after));
    const index = after === undefined ? page - 1 : 0;
    const ids = pages[index] ?? [];
    const records = await tx.find(kind.entity, {
      where: { id: In(ids) } as FindOptionsWhere<E>,
      order: { id: 'ASC' } as never,
    });
    const columns = ['id', 'version', 'status', ...fieldsOf(definition.newInput)];
    const csv = toCsv(columns, records as unknown as Record<string, unknown>[]);
    const next = (index + 1 < pages.length && ids.at(-1)) || null;
    return { csv, total: sizes.length, pages: Math.max(1, pages.length), next };
  }

  /** All or nothing: any problem, or a dry run, rolls everything back. */
  async import<E extends ContentEntity>(
    tx: EntityManager,
    book: EditableContent<E>,
    writer: RowWriter,
    csv: string,
    isDryRun: boolean,
  ): Promise<ImportReport> {
    const rows = fromCsv(csv);
    const report = { created: 0, updated: 0, problems: [] as ImportReport['problems'], isDryRun };
    try {
      await tx.transaction(async (trial) => {
        for (const [index, row] of rows.entries()) {
          // Each in its own savepoint, so that one bad row does not hide the problems of the others.
          await trial
            .transaction(async (one) => this.writeRow(one, book, writer, row, report))
            .catch((error: unknown) =>
              report.problems.push({ row: index + 2, fields: refusedFields(error) }),
            );
        }
        if (isDryRun || report.problems.length > 0) throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
    }
    return report;
  }

  private async writeRow<E extends ContentEntity>(
    tx: EntityManager,
    book: EditableContent<E>,
    writer: RowWriter,
    row: Row,
    report: { created: number; updated: number },
  ): Promise<void> {
    const { input, newInput } = book.definition;
    const { id: _id, version: _version, status: _status, ...values } = fromCells(row, fieldKinds(newInput));
    const known = await this.known(tx, book, row);
    if (known) {
      if (row.version && Number(row.version) !== known.version) throw stale();
      // Ignored, it would count as changed.
      if (row.status && row.status !== known.status) throw invalidFields({ status: statusStays });
      await writer.update(tx, known.id, readInput(input ?? newInput, values) as Values);
      report.updated++;
    } else {
      await writer.create(tx, readInput(newInput, values));
      report.created++;
    }
  }

  private async known<E extends ContentEntity>(
    tx: EntityManager,
    book: EditableContent<E>,
    row: Row,
  ): Promise<E | null> {
    if (row.id) return this.desk.find(tx, book, row.id, true);
    if (!row.slug || !book.titleOf) return null;
    const where = { slug: row.slug } as unknown as FindOptionsWhere<E>;
    // Locked before the versions are compared, as by id.
    return tx.findOne(book.kind.entity, { where, lock: { mode: 'pessimistic_write' } });
  }
}

const statusStays = 'A file does not change it: publish or archive the record in its list.';

const stale = () => invalidFields({ version: 'Someone else has changed this in the meantime.' });

function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ProblemError)) throw error;
  const fields = error.problem.details?.fields;
  return typeof fields === 'object' && fields !== null
    ? (fields as Record<string, string>)
    : { row: error.problem.message };
}
