import type { SelectQueryBuilder } from 'typeorm';
import type { ContentEntity } from '../content/content.entity.js';

/** A filter of lists: records that lack `something` a page should have, or `nothing`. */
export const lacking = <E extends ContentEntity>(
  builder: SelectQueryBuilder<E>,
  value: string,
): SelectQueryBuilder<E> =>
  builder.andWhere(`${builder.alias}.lacks ${value === 'nothing' ? '=' : '<>'} '{}'`);
