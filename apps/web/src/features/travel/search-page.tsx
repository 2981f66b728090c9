export default function P() {
  return <h1>travel/search-page</h1>;
}
