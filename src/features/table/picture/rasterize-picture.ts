// A picture as pixels: the browser draws it, and a canvas takes it over.

/** Pixels for one of the picture, on a screen and on paper. */
const PIXEL_RATIO = 2;
/** As many pixels as any browser of today has room for; a larger picture gets fewer of its own. */
const MAX_PIXELS = 48_000_000;
const MAX_SIDE = 16_000;

/** The PNG of an SVG. @throws if the browser cannot draw it. */
export async function rasterizePicture(svg: string): Promise<Uint8Array> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.toWellFormed())}`;
  await image.decode();
  const { width, height } = image;
  const scale = Math.min(
    PIXEL_RATIO,
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_SIDE / Math.max(width, height),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const painted = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!painted) throw new Error('not painted');
  return new Uint8Array(await painted.arrayBuffer());
}
