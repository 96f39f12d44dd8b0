import { OptionalDecimal, OptionalText, Text, Texts } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { Lacks, PageEntity } from '../content/content.entity.js';

@Entity('ashram')
export class AshramEntity extends PageEntity {
  @Text() title!: string;
  @OptionalText() description!: string | null;
  @OptionalText() akaNames!: string | null;
  @OptionalText() address!: string | null;
  @OptionalText() town!: string | null;
  @OptionalText() district!: string | null;
  @OptionalText() state!: string | null;
  @OptionalText() pinCode!: string | null;
  @OptionalDecimal() lat!: number | null;
  @OptionalDecimal() long!: number | null;
  @OptionalText() saintsAssociated!: string | null;
  @Texts() displayPhotos!: string[];
  @Texts() photos!: string[];
  @OptionalText() website!: string | null;
  @OptionalText() facebook!: string | null;
  @OptionalText() instagram!: string | null;
  @OptionalText() twitter!: string | null;
  @OptionalText() linkedin!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
