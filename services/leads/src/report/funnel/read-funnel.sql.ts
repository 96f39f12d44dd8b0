export const newestRead = `select (select coalesce(max(position), 0) from visit_count) as count,
              (select coalesce(max(id), 0) from booking_step) as step`;
