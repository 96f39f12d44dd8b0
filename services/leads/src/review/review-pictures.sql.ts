export const usedPictures = `select distinct split_part(picture->>'src', '/', 3) as key from review
       where picture is not null and split_part(picture->>'src', '/', 3) = any($1)`;
