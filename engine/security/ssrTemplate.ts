/**
 * The HTML around every page. It is Docusaurus's own template, less what the
 * theme puts at the start of the body: a hidden SVG sprite whose only picture
 * is replaced by `Icon/ExternalLink`, with a style attribute that would break
 * the Content-Security-Policy, and a script that lets the address set any
 * attribute of the page, which `engine/security/first-paint` replaces. A browser that
 * can waits with the first paint until it has read the bar at the top, up to the page's
 * own part: half read, the right side of the bar would move while it grows.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
