// Holds what runs in the browser where pages are pictured: waiting, finding the content, and cropping pictures.

/** Fonts, images and what scripts draw at first. Images outside of the window may never load, and covered windows are painted rarely. */
export const restScript = `(async () => {
  const late = (time) => new Promise((done) => setTimeout(done, time));
  const images = Array.from(document.images, (image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all([document.fonts.ready, ...images]), late(2000)]);
  await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  await Promise.race([new Promise(requestAnimationFrame), late(500)]);
})()`;

export const placeScript = `(() => {
  const { x, y, width, height } = (document.querySelector('main') ?? document.body).getBoundingClientRect();
  const keyOf = (text) => {
    let key = 0;
    for (let at = 0; at < text.length; at++) key = (key * 31 + text.charCodeAt(at)) | 0;
    return text.length + ' ' + key;
  };
  const blocks = Array.from(document.querySelectorAll('main :is(p,h1,h2,h3,h4,h5,h6,li,dt,dd,tr,pre,figure,img,svg)'), (one) => {
      const { top, bottom } = one.getBoundingClientRect();
      // Scripts change attributes, at their own time.
      const inner = Array.from(one.querySelectorAll('*'), (element) => element.localName);
      return [keyOf([one.getAttribute('src'), one.textContent, ...inner].join()), top - y, bottom - y];
    });
  return { x: x + scrollX, y: y + scrollY, width, height, all: document.documentElement.scrollHeight, blocks };
})()`;

/** Runs in the browser, which reads pictures. Equal rows at the top and at the bottom are left out, and what is outside of the places. */
export const cropScript = `async function (before, after, places, margin, tallest) {
  const read = async (data) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    return { canvas, pixels, width: image.width, height: image.height };
  };
  const [old, now] = [await read(before), await read(after)];
  const least = Math.min(old.height, now.height);
  const isSame = (row, other) => {
    if (old.width !== now.width) return false;
    for (let x = 0; x < old.width; x++) if (old.pixels[row * old.width + x] !== now.pixels[other * now.width + x]) return false;
    return true;
  };
  let [top, bottom] = [0, 0];
  while (top < least && isSame(top, top)) top++;
  if (top === old.height && top === now.height) return null;
  while (bottom < least - top && isSame(old.height - 1 - bottom, now.height - 1 - bottom)) bottom++;
  const [start, ...ends] = places ?? [top, old.height, now.height];
  const from = Math.max(0, Math.floor(Math.max(top, Math.min(start, old.height, now.height))) - margin);
  return [old, now].map((one, n) => {
    const end = Math.max(from + margin, Math.min(one.height - bottom, ends[n]));
    const whole = Math.max(1, Math.min(one.height, Math.ceil(end) + margin) - from);
    const canvas = document.createElement('canvas');
    canvas.width = one.width;
    canvas.height = Math.min(whole, tallest);
    canvas.getContext('2d').drawImage(one.canvas, 0, -from);
    return { data: canvas.toDataURL('image/webp', 0.8), width: one.width, height: canvas.height, isCut: whole > tallest };
  });
}`;
