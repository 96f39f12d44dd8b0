export const deletedPictures = `select m.key, v.width, v.format from media m left join media_variant v on v.key = m.key
         where m.key = any($1) for update of m`;
