export const computed = 'Computed from sun and moon; temples settle the day in their own almanac.';
export const announced = 'Announced by the authorities; may still change.';
