import { formatMoment } from './format-moment';

/** The parts of a flight or a contact in one line. The time of a flight is that in India, as the traveler has entered it. */
export const joinedParts = (parts: object): string =>
  Object.entries(parts)
    .flatMap(([key, part]: [string, unknown]) =>
      typeof part === 'string' && part !== '' ? [key === 'at' ? formatMoment(part) : part] : [],
    )
    .join(', ');
