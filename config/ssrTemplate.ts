/**
 * The HTML around every page. It is Docusaurus's own template, less what the
 * theme puts at the start of the body: a hidden SVG sprite whose only picture
 * is replaced by `Icon/ExternalLink`, with a style attribute that would break
 * the Content-Security-Policy, and a script that lets the address set any
 * attribute of the page, which `plugins/browser-state` replaces. A browser that
 * can waits with the first paint until it has read the page, which is small: else
 * what is painted of a half-read row moves when the rest comes.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <link rel="expect" href="#page-end" blocking="render">
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
    <div id="page-end" hidden></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
