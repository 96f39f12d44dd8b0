import { account } from './sheets/account';
import { actions } from './sheets/actions';
import { cards } from './sheets/cards';
import { choices } from './sheets/choices';
import { drawn } from './sheets/drawn';
import { fields } from './sheets/fields';
import { foundation } from './sheets/foundation';
import { overlays } from './sheets/overlays';
import { states } from './sheets/states';
import { tour } from './sheets/tour';
import type { Sheet } from './sheet';

export const sheets: readonly Sheet[] = [
  foundation,
  actions,
  fields,
  choices,
  cards,
  tour,
  drawn,
  account,
  states,
  overlays,
];
