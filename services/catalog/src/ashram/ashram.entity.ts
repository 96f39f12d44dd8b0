import { Entity } from 'typeorm';
import { Decimal, Lacks, RequiredText, Text, Texts } from '../content/columns.js';
import { PageEntity } from '../content/content.entity.js';

@Entity('ashram')
export class AshramEntity extends PageEntity {
  @RequiredText() title!: string;
  @Text() description!: string | null;
  @Text('aka_names') akaNames!: string | null;
  @Text() address!: string | null;
  @Text() town!: string | null;
  @Text() district!: string | null;
  @Text() state!: string | null;
  @Text('pin_code') pinCode!: string | null;
  @Decimal() lat!: number | null;
  @Decimal() long!: number | null;
  @Text('saints_associated') saintsAssociated!: string | null;
  @Texts('display_photos') displayPhotos!: string[];
  @Texts() photos!: string[];
  @Text() website!: string | null;
  @Text() facebook!: string | null;
  @Text() instagram!: string | null;
  @Text() twitter!: string | null;
  @Text() linkedin!: string | null;
  @Lacks() readonly lacks!: readonly string[];
}
