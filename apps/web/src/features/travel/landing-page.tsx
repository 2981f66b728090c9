export default function P() {
  return <h1>travel/landing-page</h1>;
}
