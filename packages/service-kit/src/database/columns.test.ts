import { expect, it } from '@jest/globals';
import { Entity, getMetadataArgsStorage } from 'typeorm';
import { Flag, OptionalMoment, Text, Whole } from './columns.js';

@Entity('lamp')
class Lamp {
  @Text() litBy!: string;
  @OptionalMoment() wentOutAt!: Date | null;
  @Flag({ default: false }) isLit!: boolean;
  @Whole({ name: 'sort_order', default: 0 }) order!: number;
}

it('names a column like its property in snake case unless a name is given, and requires it unless it is optional', () => {
  const columns = getMetadataArgsStorage().filterColumns(Lamp);
  expect(
    columns.map(({ options: { name, type, nullable = false, default: usual } }) => [
      name,
      type,
      nullable,
      usual,
    ]),
  ).toEqual([
    ['lit_by', 'text', false, undefined],
    ['went_out_at', 'timestamptz', true, undefined],
    ['is_lit', 'boolean', false, false],
    ['sort_order', 'int', false, 0],
  ]);
});
