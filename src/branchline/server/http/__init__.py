"""HTTP and WebSocket.

- `app`: the application
- `routes`: its addresses
- `dependencies`: what routes ask for
- `routing`: how routes answer
- `json_response`, `openapi`: answers as JSON, and the description of the interface
- `moments`: past moments as JSON, worked out beside the loop and kept
- `error_handlers`: how what goes wrong is answered
- `middleware`: what is refused before any route sees it
- `answer_headers`: headers of every answer
- `client_address`: where a request comes from
- `patient_protocol`, `request_measure`: HTTP, with an end to patience, and how large a request may be
- `audience_protocol`, `incoming`: WebSockets for large audiences, and what they send
- `connections`: how many there may be, and which give way
"""
