import Head from '@docusaurus/Head';

export default function Page() {
  return (
    <Head>
      <script>1</script>
    </Head>
  );
}
