import { formatMoment } from '../record/format-moment';

/** The time at which the ledgers were last read for a report. */
export const readText = ({ readAt }: { readonly readAt: string | null }): string =>
  readAt ? `Read from the ledgers ${formatMoment(readAt)}.` : 'The ledgers have not been read yet.';
