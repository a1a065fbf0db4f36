export default function Clip({ name }: { name: string }) {
  return (
    <figure>
      <video src={`/img/${name}.mp4`} poster={`/img/${name}.png`} />
      <img alt="" src={`/img/${name}.png`} srcSet={`/img/here.png 1x, /img/${name}@2x.png 2x`} />
    </figure>
  );
}
