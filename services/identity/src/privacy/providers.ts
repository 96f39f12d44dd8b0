import { EraseFromLeads } from './erase-from-leads.js';
import { EraseHere } from './erase-here.js';
import { ErasePerson } from './erase-person.js';
import { ExportPerson } from './export-person.js';
import { HeldHere } from './held-here.js';
import { PrivacyLinks } from './privacy-links.js';

export const privacyProviders = [
  PrivacyLinks,
  HeldHere,
  ExportPerson,
  EraseHere,
  ErasePerson,
  EraseFromLeads,
];
