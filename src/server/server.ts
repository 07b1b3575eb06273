// This does not control access: a user-agent is what the client says. The library entry `./server`: a crawler's cache of
// policy files, and middleware that makes crawlers keep to one. docs/library.md describes both.

export {
  type EnforceOptions,
  enforce,
  enforceHook,
  enforceRequest,
  type HookReply,
  type HookRequest,
  type ServerRequest,
  type ServerResponse,
} from './enforce.ts';
export { type CrawlVerdict, RobotsCache, type RobotsCacheOptions, type SitePolicy } from './robots-cache.ts';
