// A separate process for one answer of a peer, which may never arrive. Prints its time in milliseconds.
import { loadPeers, ORIGIN } from './peers.ts';
import { fileWith, manyStars } from './tasks/pathological.ts';

const [name, size] = process.argv.slice(2);
const peer = (await loadPeers()).find((one) => one.name === name);
if (!peer) throw new RangeError(`there is no peer ${name}`);

const path = manyStars.url(Number(size));
const robots = await peer.read(fileWith(manyStars.path(Number(size))));
const start = performance.now();
robots.allows('a', peer.takes === 'url' ? `${ORIGIN}${path}` : path);
console.log(performance.now() - start);
