export const testimonialsOfPerson = `select full_name as name, email, country, review, spiritual_tour as tour, host, photo, status,
         created_at as "createdAt" from testimonial where lower(email) = $1 order by created_at, id limit $2 offset $3`;
