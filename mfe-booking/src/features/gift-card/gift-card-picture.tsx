import { useBrand } from '@valam/mfe-kit/shell';
import { SariBand } from '@valam/ui/band/sari-band';
import { Kolam } from '@valam/ui/kolam/kolam';
import { onDye } from '@valam/ui/tokens/sari';
import { styled } from 'styled-components';

/* A separate sari: peacock body, red border, one thread of gold, and a kolam line around twelve dots. */
const Card = styled.figure`
  ${onDye}
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-rows: minmax(min-content, 1fr) auto;
  width: 100%;
  max-width: 40rem;
  aspect-ratio: 8 / 5;
  /* Not "hidden", with which the aspect ratio would cut off larger text. */
  overflow: clip;
  background: var(--color-primary);
  print-color-adjust: exact;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Face = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: var(--space-3);
  min-height: calc(15rem - var(--band-section) - 13px);
  padding: clamp(1rem, 5cqi, 2.25rem);
  & > * {
    position: relative;
  }
`;

const Line = styled(Kolam)`
  --line: var(--color-highlight);
  --dot: var(--color-highlight);
  position: absolute;
  top: 6cqi;
  right: 6cqi;
  width: 36cqi;
  height: auto;
`;

const Head = styled.p`
  font: 500 clamp(1.25rem, 5cqi, 2rem) / 1.1 var(--font-display);
  & small {
    display: block;
    font: 500 var(--text-small) / 1.4 var(--font-ui);
  }
`;

const Worth = styled.p`
  max-width: 60cqi;
  font: 500 clamp(2.5rem, 13cqi, 5rem) / 1 var(--font-display);
  font-variant-numeric: lining-nums;
`;

const Names = styled.p`
  max-width: 58cqi;
  font-size: clamp(0.9375rem, 3.2cqi, 1.25rem);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Code = styled.p`
  font: 600 clamp(1rem, 4.4cqi, 1.625rem) / 1.3 var(--font-ui);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: 0.06em;
`;

interface GiftCardPictureProps {
  /** `$250`. */
  readonly amount: string;
  readonly recipientName: string;
  readonly buyerName: string;
  /** `K7QX-9MND-…`, if the page knows it. */
  readonly code?: string | null;
  /** Animates the line once, for the main picture of a page. */
  readonly drawn?: boolean;
}

/** The picture of a gift card, as it is sent. */
export function GiftCardPicture({ amount, recipientName, buyerName, code, drawn }: GiftCardPictureProps) {
  const brand = useBrand();
  return (
    <Card aria-label="Gift card">
      <Face>
        <Line columns={4} rows={3} drawn={drawn} />
        <Head>
          {brand.name}
          <small>Gift card</small>
        </Head>
        <div>
          <Worth>{amount}</Worth>
          <Names>
            {recipientName && `For ${recipientName}`}
            {recipientName && buyerName && <br />}
            {buyerName && `From ${buyerName}`}
          </Names>
          {code && <Code translate="no">{code}</Code>}
        </div>
      </Face>
      <SariBand kind="tour" size="section" />
    </Card>
  );
}
