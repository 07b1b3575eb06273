// A bookmarklet that opens the robots.txt of the current site. It runs on that site, where it may read the file.

/**
 * Returns the address of the bookmarklet. It writes a link of version 2 (docs/sharing.md) with the octets of the
 * file. If the site refuses the request or has no file, it opens the address of the file instead.
 * @param app the address of this page, without its fragment
 */
export const bookmarkletOf = (app: string): string =>
  `javascript:${encodeURIComponent(
    `(async()=>{try{const r=await fetch('/robots.txt');if(!r.ok)throw 0;let b='';` +
      `for(const o of new Uint8Array(await r.arrayBuffer()))b+=String.fromCharCode(o);` +
      `const w=JSON.stringify({gatepost:1,origin:location.origin,files:[{path:'/robots.txt',base64:btoa(b)}],` +
      `rows:[],columns:[],question:'fetch',reader:'rfc9309',automatic:{}});` +
      `open(${JSON.stringify(`${app}#/w/2.`)}+btoa(w).replace(/[+]/g,'-').replace(/[/]/g,'_').replace(/=/g,''))` +
      `}catch{open('/robots.txt')}})()`,
  )}`;
