export const usedPictures = `select distinct key from contributor,
         jsonb_array_elements(photos || jsonb_build_array(profile_photo)) as picture,
         split_part(picture->>'src', '/', 3) as key
       where key = any($1)`;
