// The files besides robots.txt that can say what content may be used for. New ones are added here.
import type { UseCarrier } from '../questions/use-carrier.ts';
import { responseHeadersCarrier } from './response-headers/response-headers-carrier.ts';
import { documentCarrier } from './robots-pi/document-carrier.ts';
import { rslCarrier } from './rsl/rsl-carrier.ts';
import { tdmrepCarrier } from './tdmrep/tdmrep-carrier.ts';

/** In the order in which explanations name them. */
export const useCarriers: readonly UseCarrier[] = [
  responseHeadersCarrier,
  documentCarrier,
  tdmrepCarrier,
  rslCarrier,
];
