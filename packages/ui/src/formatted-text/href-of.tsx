import { createContext } from 'react';

export const asWritten = (href: string): string => href;

/** Rewrites the link targets of a text. */
export const HrefOf = createContext(asWritten);
