import {
  Flag,
  OptionalDecimal,
  OptionalJson,
  OptionalText,
  OptionalWhole,
  Text,
  Texts,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import type { Temple } from '@valam/contracts/catalog/temple.schema';
import { Lacks, PageEntity } from '../content/content.entity.js';

@Entity('temple')
export class TempleEntity extends PageEntity {
  @Text() name!: string;
  @OptionalText() localName!: string | null;
  @OptionalText() localLanguage!: string | null;
  @OptionalText() akaNames!: string | null;
  @OptionalText() shortDescription!: string | null;
  @OptionalText() about!: string | null;
  @OptionalText() address!: string | null;
  @OptionalText() town!: string | null;
  @OptionalText() district!: string | null;
  @OptionalText() state!: string | null;
  @OptionalText() pinCode!: string | null;
  @OptionalDecimal() lat!: number | null;
  @OptionalDecimal() long!: number | null;
  @OptionalText() mainDeities!: string | null;
  @OptionalText() architectureStyle!: string | null;
  @OptionalText() yearEstablished!: string | null;
  @OptionalText() yearUnit!: string | null;
  @OptionalText() displayPhoto!: string | null;
  @Texts() photos!: string[];
  @Texts() templeList!: string[];
  @OptionalText() type!: string | null;
  @OptionalText() googleBusinessLink!: string | null;
  @OptionalText() officialWebsite!: string | null;
  @OptionalText() wikipedia!: string | null;
  @OptionalWhole() listNumber!: number | null;
  @Flag({ default: false }) dataEntryCompleted!: boolean;
  @OptionalJson() access!: Temple['access'];
  /** Names and places, original and folded, for the search box of the list. */
  @Text() searchText!: string;
  @Lacks() readonly lacks!: readonly string[];
}
