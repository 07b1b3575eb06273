// The only place that creates script URLs for workers: the browser accepts them from here, and only from our own
// origin.

interface Policy {
  createScriptURL(address: string): unknown;
}
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

/** The policy's name is listed in the Content-Security-Policy. Browsers without Trusted Types accept plain URLs. */
const policy = trustedTypes?.createPolicy('gatepost', {
  createScriptURL(address) {
    const { origin, href } = new URL(address, document.baseURI);
    if (origin !== location.origin) throw new TypeError(`not a script of ours: ${href}`);
    return href;
  },
});

/** Returns the URL of one of our scripts in the form that `new Worker` and similar calls accept. */
export const trustedWorkerUrl = (address: string): string =>
  (policy ? policy.createScriptURL(address) : address) as string;
