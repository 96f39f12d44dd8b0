/** For pages that leave a place to another remote. */
export { Slot } from './slot/slot';
export { slotOwner } from './slot/slot-props';
export type { SlotComponentProps, SlotKey, SlotName, Slots, SlotUse } from './slot/slot-props';
