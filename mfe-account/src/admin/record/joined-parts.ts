import { formatMoment } from './format-moment';

/** The parts of a flight or a contact on one line. Flight times are Indian time, as the traveler entered them. */
export const joinedParts = (parts: object): string =>
  Object.entries(parts)
    .flatMap(([key, part]: [string, unknown]) =>
      typeof part === 'string' && part !== '' ? [key === 'at' ? formatMoment(part) : part] : [],
    )
    .join(', ');
