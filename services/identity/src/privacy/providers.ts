import { EraseFromLeads } from './erase-from-leads.js';
import { EraseHere } from './erase-here.js';
import { ErasePerson } from './erase-person.js';
import { ExportPerson } from './export-person.js';
import { HeldHere } from './held-here.js';
import { HeldOfPartner } from './held-of-partner.js';
import { PrivacyLinks } from './privacy-links.js';

export const privacyProviders = [
  PrivacyLinks,
  HeldHere,
  HeldOfPartner,
  ExportPerson,
  EraseHere,
  ErasePerson,
  EraseFromLeads,
];
