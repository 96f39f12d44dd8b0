import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { absolute, JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';

const descriptionLimit = 160;

/** Title, description, social tags and structured data of a tour. */
export function TourHead({ tour }: { tour: Tour }) {
  const brand = useBrand();
  const description =
    tour.subtitle ??
    tour.description?.slice(0, descriptionLimit) ??
    `${tour.title}, a journey with ${brand.name}.`;
  const url = `${brand.origin}/spiritual-tours/${tour.slug}`;
  const image = tour.displayPhoto?.src ?? null;
  return (
    <>
      <PageHead
        title={`${tour.title} - ${brand.name} Spiritual Tours`}
        description={description}
        image={image}
        type="product"
        properties={{ 'product:price:amount': tour.costUsd, 'product:price:currency': 'USD' }}
      />
      <JsonLd
        data={{
          '@type': ['Product', 'TouristTrip'],
          name: tour.title,
          description,
          url,
          ...(image ? { image: absolute(brand.origin, image) } : {}),
          offers: { '@type': 'Offer', price: tour.costUsd, priceCurrency: 'USD', url },
        }}
      />
    </>
  );
}
