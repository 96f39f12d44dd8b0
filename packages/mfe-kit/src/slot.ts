/** For pages that leave a place to another remote, or a part of their own for later. */
export { LaterPart } from './later/later';
export { Slot } from './slot/slot';
export { slotOwner } from './slot/slot-props';
export type { SlotComponentProps, SlotKey, SlotName, Slots, SlotUse } from './slot/slot-props';
