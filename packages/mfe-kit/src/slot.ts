/** For pages with slots for other remotes, or with lazy-loaded parts. */
export { LaterPart } from './later/later';
export { PartBoundary } from './later/part-boundary';
export { Slot } from './slot/slot';
export { slotOwner } from './slot/slot-props';
export type { SlotComponentProps, SlotKey, SlotName, Slots, SlotUse } from './slot/slot-props';
