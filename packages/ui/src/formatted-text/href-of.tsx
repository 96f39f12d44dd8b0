import { createContext } from 'react';

export const asWritten = (href: string): string => href;

/** Where the links of a text lead. */
export const HrefOf = createContext(asWritten);
