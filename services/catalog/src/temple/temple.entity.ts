import { Entity } from 'typeorm';
import type { Temple } from '@valam/contracts/catalog/temple.schema';
import { Decimal, Flag, Json, Lacks, RequiredText, Text, Texts, Whole } from '../content/columns.js';
import { PageEntity } from '../content/content.entity.js';

@Entity('temple')
export class TempleEntity extends PageEntity {
  @RequiredText() name!: string;
  @Text('local_name') localName!: string | null;
  @Text('local_language') localLanguage!: string | null;
  @Text('aka_names') akaNames!: string | null;
  @Text('short_description') shortDescription!: string | null;
  @Text() about!: string | null;
  @Text() address!: string | null;
  @Text() town!: string | null;
  @Text() district!: string | null;
  @Text() state!: string | null;
  @Text('pin_code') pinCode!: string | null;
  @Decimal() lat!: number | null;
  @Decimal() long!: number | null;
  @Text('main_deities') mainDeities!: string | null;
  @Text('architecture_style') architectureStyle!: string | null;
  @Text('year_established') yearEstablished!: string | null;
  @Text('year_unit') yearUnit!: string | null;
  @Text('display_photo') displayPhoto!: string | null;
  @Texts() photos!: string[];
  @Texts('temple_list') templeList!: string[];
  @Text() type!: string | null;
  @Text('google_business_link') googleBusinessLink!: string | null;
  @Text('official_website') officialWebsite!: string | null;
  @Text() wikipedia!: string | null;
  @Whole('list_number') listNumber!: number | null;
  @Flag('data_entry_completed') dataEntryCompleted!: boolean;
  @Json() access!: Temple['access'];
  /** Names and places, original and folded, for the search box of the list. */
  @RequiredText('search_text') searchText!: string;
  @Lacks() readonly lacks!: readonly string[];
}
