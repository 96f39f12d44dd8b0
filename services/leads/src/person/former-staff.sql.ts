/** Every column with the address of a staff member. */
export const staffAddresses: readonly (readonly [table: string, column: string])[] = [
  ['payment', 'recorded_by'],
  ['refund', 'requested_by'],
  ['gift_card_refund', 'requested_by'],
  ['booking_note', 'author'],
  ['lead_note', 'author'],
  ['quote', 'created_by'],
  ['roster_link', 'created_by'],
];

export const withoutAddress: readonly string[] = staffAddresses.map(
  ([table, column]) => `update ${table} set ${column} = $2 where ${column} = $1`,
);
