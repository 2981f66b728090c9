export default function P() {
  return <h1>home/home-page</h1>;
}
