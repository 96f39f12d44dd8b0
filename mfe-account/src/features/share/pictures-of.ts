import type { RouteOutput } from '@valam/contracts/shared/define';
import type { listToursRoute } from '@valam/contracts/catalog/tour.routes';

const most = 6;
/** Wide enough for every place where pictures are posted. */
const postWidth = 1_200;

/** The tours that have a picture, and where its file is. */
export function picturesOf(tours: RouteOutput<typeof listToursRoute> | undefined) {
  const items = !tours ? [] : 'items' in tours ? tours.items : tours;
  return items
    .flatMap(({ slug, title, displayPhoto: picture }) =>
      picture ? [{ slug, title, picture, file: `${picture.src}/${postWidth}.jpeg` }] : [],
    )
    .slice(0, most);
}
