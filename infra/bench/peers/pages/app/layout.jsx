export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">Valam</a>
          <nav>
            {['Tours', 'Retreats', 'Temples', 'People', 'Calendar', 'Blog', 'About'].map((name) => (
              <a key={name} href={`/${name.toLowerCase()}`}>
                {name}
              </a>
            ))}
          </nav>
        </header>
        {children}
        <footer>Valam</footer>
      </body>
    </html>
  );
}
