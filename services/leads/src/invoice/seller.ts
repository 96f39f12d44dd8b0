import type { InvoiceSeller } from './invoice.entity.js';

/** Printed on every invoice while no seller is configured. */
export const sandboxSeller = {
  name: 'Sandbox Seller (not a registered company)',
  address: 'Sandbox Street 1, Kanyakumari, Tamil Nadu, India',
  gstin: '33AAAAA0000A1Z9',
} as const;

/** Settings with the seller's data. */
interface SellerSettings {
  readonly SELLER_LEGAL_NAME: string;
  readonly SELLER_ADDRESS: string;
  readonly SELLER_GSTIN: string;
}

export const sellerOf = (config: SellerSettings): InvoiceSeller => ({
  name: config.SELLER_LEGAL_NAME,
  address: config.SELLER_ADDRESS,
  gstin: config.SELLER_GSTIN,
});

export const isSandboxSeller = ({ gstin }: InvoiceSeller): boolean => gstin === sandboxSeller.gstin;
